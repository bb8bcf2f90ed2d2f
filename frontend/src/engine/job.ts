/**
 * A job is a generator that computes something with a game's module, in steps of some milliseconds. The page receives
 * each value that it yields, and can stop it between two steps.
 */
import type { Engine } from './games';
import type { Module } from './module';

/** A game's engine, with the module that this run of the job uses. */
export interface Given extends Omit<Engine, 'module'> {
  module: Module;
}

export type Job<Input, Told, Found> = (given: Given, input: Input) => Generator<Told | void, Found>;
