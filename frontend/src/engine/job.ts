/**
 * A job: a generator whose every step is some milliseconds of work over a game's module; what it yields is told to the
 * page as it comes, and it can be stopped between two steps.
 */
import type { Engine } from './games';
import type { Module } from './module';

/** A game's parts, with the module of this run. */
export interface Given extends Omit<Engine, 'module'> {
  module: Module;
}

export type Job<Input, Told, Found> = (given: Given, input: Input) => Generator<Told | void, Found>;
