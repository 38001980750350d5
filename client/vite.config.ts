/// <reference types="vitest/config" />
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { whole } from "./icons.ts";
import { defineConfig, type Plugin } from "vite";

// Where the server finds what is built; the package build names a folder of its own.
const outDir = process.env.COVEN_CLIENT_OUT ?? "../src/coven/server/static/client";

/** `virtual:icons/GROUP`: the bodies of the icons that `art/icons.json` names for one game, and no others. */
function icons(): Plugin {
  const prefix = "virtual:icons/";
  return {
    name: "icons",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const group = id.slice(prefix.length + 1);
      const set = JSON.parse(
        readFileSync(createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json"), "utf-8"),
      );
      const wanted = JSON.parse(readFileSync(new URL("./src/art/icons.json", import.meta.url), "utf-8"))[group];
      const leaves = (v: unknown): string[] => (typeof v === "string" ? [v] : Object.values(v as object).flatMap(leaves));
      const names = new Set(leaves(wanted));
      const bodies: Record<string, string> = {};
      for (const name of names) {
        const found = set.icons[set.aliases?.[name]?.parent ?? name];
        if (!found) throw new Error(`art/icons.json, ${group}: no icon is called ${name}`);
        bodies[name] = whole(found.body);
      }
      return `export default ${JSON.stringify(bodies)}`;
    },
  };
}

export default defineConfig({
  base: "/static/client/",
  plugins: [icons(), svelte()],
  build: { outDir, emptyOutDir: true, assetsInlineLimit: 0, target: "es2022" },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  // A test reads the colours of the style sheet.
  test: { css: true },
});
