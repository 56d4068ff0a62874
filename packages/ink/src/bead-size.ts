/** Half the width of a drawn bead. It is smaller than a real one, so that the floor beside it can be seen. */
export const BEAD = 0.27;
