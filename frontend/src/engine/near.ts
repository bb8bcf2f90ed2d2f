import type { Considered } from './thought';

/** A choice is as good as the best if it is behind by no more than so many standard errors. */
const NEAR_ERRORS = 2;

/** Whether a choice is as good as the best, within what the search can tell. */
export const isNear = ({ behind, behindError }: Considered): boolean => behind <= NEAR_ERRORS * behindError;
