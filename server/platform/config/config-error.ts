/**
 * Thrown for a setting that cannot be used. The message names the variable and is meant for the person who starts the
 * server.
 */
export class ConfigError extends Error {}
