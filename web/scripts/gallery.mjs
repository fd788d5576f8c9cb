// Every card of some games as the page draws it, as HTML without scripts, for the docs. Standard input is a JSON object of
// what the page would fetch, by its path; standard output one of the HTML and the styles, by game.
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createServer } from 'vite';

const files = JSON.parse(await text(process.stdin));
// What of a browser is asked for when the page's modules are loaded.
Object.defineProperty(globalThis, 'navigator', { value: { language: 'en', languages: ['en'] } });
globalThis.window = globalThis;
globalThis.addEventListener = () => undefined;
globalThis.matchMedia = () => ({ matches: false, addEventListener() {} });
globalThis.fetch = async (path) => new Response(files[path] ?? '', { status: path in files ? 200 : 404 });

const vite = await createServer({
  root: fileURLToPath(new URL('..', import.meta.url)),
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, watch: null, fs: { allow: ['..'] } },
  optimizeDeps: { noDiscovery: true },
  plugins: [svelte({ compilerOptions: { css: 'injected' } })],
});
try {
  const load = (path) => vite.ssrLoadModule(path);
  const { render } = await load('svelte/server');
  const { default: Card } = await load('/src/lib/cards/Card.svelte');
  const { loadLexicon } = await load('/src/lib/words/lexicon.ts');
  const { loadWording } = await load('/src/lib/words/wording.svelte.ts');
  const { loadBoard } = await load('/src/lib/table/boards.ts');
  const found = {};
  for (const game of files.games) {
    const [lexicon] = await Promise.all([loadLexicon(game), loadWording(game), loadBoard(game)]);
    let styles = '';
    const cards = lexicon.data.kinds.map((card) => {
      const drawn = render(Card, { props: { lexicon, card } });
      styles = drawn.head;
      return [card, drawn.body.replace(/<!--.*?-->/g, '')];
    });
    found[game] = { styles, cards: Object.fromEntries(cards) };
  }
  process.stdout.write(JSON.stringify(found));
} finally {
  await vite.close();
}
