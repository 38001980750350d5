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

mount(App, { target: document.body });
