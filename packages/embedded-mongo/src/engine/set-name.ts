/** Name of the replica set of one. */
export const setName = 'embedded';
