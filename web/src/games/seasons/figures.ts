// What the rules of Seasons show besides cards.
import type { Figures } from '../../lib/rules/figures';
import Dice from './figures/Dice.svelte';
import Energy from './figures/Energy.svelte';
import Wheel from './figures/Wheel.svelte';

export const figures: Figures = { dice: Dice, energy: Energy, wheel: Wheel };
