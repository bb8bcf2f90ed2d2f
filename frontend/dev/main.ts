/** `?players=4&rules=texas&passing=1&happy=1&seed=3&skip=20&you=0&replay=1`: one moment of a game. */
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import { mount } from 'svelte';
import { applySettings } from '../src/lib/settings.svelte';
import Workbench from './Workbench.svelte';
import type { Scene } from './mock.svelte';

applySettings();
const query = new URLSearchParams(location.search);
const number = (name: string, otherwise: number): number => Number(query.get(name) ?? otherwise);
const players = number('players', 4);
const scene: Scene = {
  options: {
    players,
    rules: query.get('rules') === 'strife' ? 'strife' : 'texas',
    passing: query.has('passing'),
    happy_faces: query.has('happy'),
    tie_break: 'shared',
    target: number('target', players > 4 ? 22 - 2 * players : 15),
  },
  seed: number('seed', 1),
  you: query.get('you') === 'none' ? null : number('you', 0),
  skip: number('skip', 0),
  think: number('think', 300),
};
const target = document.getElementById('app');
if (target) mount(Workbench, { target, props: { scene, replay: query.has('replay') } });
