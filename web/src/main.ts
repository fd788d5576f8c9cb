import { mount } from 'svelte';
import App from './App.svelte';
import { applyTaste } from './lib/me.svelte';
import { language } from './lib/wording.svelte';
import './styles/base.css';

document.documentElement.lang = language();
applyTaste();
mount(App, { target: document.getElementById('app')! });
