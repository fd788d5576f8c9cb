// What the rules of Evenfall show besides cards.
import type { Figures } from '../../lib/rules/figures';
import Resources from './figures/Resources.svelte';

export const figures: Figures = { resources: Resources };
