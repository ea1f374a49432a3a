import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Node's own, of which no more than this is used here.
declare const process: { env: Record<string, string | undefined> };

// The server of `npm run dev` passes what is not the client's own to a running `fathomless serve`.
const server = process.env.FATHOMLESS_SERVER ?? "http://127.0.0.1:8642";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: process.env.FATHOMLESS_WEB_OUT ?? "dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
