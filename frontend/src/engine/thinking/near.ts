import type { Considered } from '../../contract/thinking';

/** The number of standard errors by which a choice may be behind the best and still count as good as it. */
const NEAR_ERRORS = 2;

/** Whether a choice is as good as the best, within what the search can tell. */
export const isNear = ({ behind, behind_error }: Considered): boolean => behind <= NEAR_ERRORS * behind_error;
