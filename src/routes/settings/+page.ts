/** The settings are this device's: the server cannot draw them. */
export const ssr = false;
