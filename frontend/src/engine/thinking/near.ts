import type { Considered } from '../../contract/thinking';

/** Standard errors by which a choice may trail the best and still count as equal. */
const NEAR_ERRORS = 2;

/** Whether a choice is as good as the best, within the search's error. */
export const isNear = ({ behind, behind_error }: Considered): boolean => behind <= NEAR_ERRORS * behind_error;
