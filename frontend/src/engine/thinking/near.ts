import type { Considered } from './thought';

/** The number of standard errors by which a choice may be behind the best and still count as good as it. */
const NEAR_ERRORS = 2;

/** Whether a choice is as good as the best, within what the search can tell. */
export const isNear = ({ behind, behindError }: Considered): boolean => behind <= NEAR_ERRORS * behindError;
