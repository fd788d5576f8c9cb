import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The server serves what is built here; it must stay outside version control.
const built = '../src/arcanarium/server/static';

export default defineConfig({
  base: './', // the server writes where the page lives into it
  plugins: [svelte()],
  build: {
    outDir: built,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] }, // what terminal and page both say lies with the engine
    proxy: {
      '/api': 'http://127.0.0.1:8000',
      '/locale': 'http://127.0.0.1:8000',
      '/ws': { target: 'ws://127.0.0.1:8000', ws: true },
    },
  },
  test: { include: ['tests/**/*.test.ts'] },
});
