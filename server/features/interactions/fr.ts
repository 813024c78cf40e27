/** The French of interactions/. */
export default {
  "Done on {date}: {step}": "Fait le {date} : {step}",
} as const;
