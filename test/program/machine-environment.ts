const { PATH, NODE_COMPILE_CACHE } = process.env;

/** What a program needs to find others, and what Node has compiled. The rest of the environment would change what a test sees. */
export const machineEnvironment = { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
