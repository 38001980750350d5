import "@fontsource/alegreya/400.css";
import "@fontsource/alegreya/400-italic.css";
import "@fontsource/alegreya-sc/700.css";
import "@fontsource/alegreya-sans/500.css";
import "@fontsource/alegreya-sans/700.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { lookAhead } from "./lib/ahead";

lookAhead(location.pathname);

// A page that was open while the server got a new version asks for parts that are gone: the new page has its own. Once for each part.
window.addEventListener("vite:preloadError", (event) => {
  const part = `coven.again.${event.payload.message}`;
  if (sessionStorage.getItem(part)) return;
  sessionStorage.setItem(part, "1");
  event.preventDefault();
  location.reload();
});

mount(App, { target: document.body });
