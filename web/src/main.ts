import { mount } from 'svelte';
import App from './App.svelte';
import { applyTaste } from './lib/page/me.svelte';
import { language } from './lib/words/wording.svelte';
import './styles/base.css';

document.documentElement.lang = language();
applyTaste();
// Only what is shipped: a page under development is served by Vite.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
mount(App, { target: document.getElementById('app')! });
