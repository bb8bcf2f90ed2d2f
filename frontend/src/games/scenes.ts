/** Every game's picture on the first page, in one file, which is smaller than one file each. */
import type { Component } from 'svelte';
import feud from './feud/Scene.svelte';
import seaChange from './sea-change/Scene.svelte';
import seas from './seas-of-strife/Scene.svelte';
import tide from './turn-the-tide/Scene.svelte';

export const SCENES: Record<string, Component> = {
  'seas-of-strife': seas,
  'turn-the-tide': tide,
  'sea-change': seaChange,
  feud,
};
