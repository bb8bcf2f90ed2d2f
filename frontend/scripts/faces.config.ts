/** Builds `faces.ts`, which scripts/generate_faces.py runs in a browser. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { icons } from '../plugins/icons.ts';

export default defineConfig({
  plugins: [icons(), svelte()],
  publicDir: false,
  build: {
    lib: { entry: 'scripts/faces.ts', formats: ['iife'], name: 'faces', fileName: 'faces', cssFileName: 'faces' },
  },
});
