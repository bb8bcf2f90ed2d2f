/** Which imports the modules of src may have; checked by scripts/check-imports.mjs. */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Modules that need each other, even for a type only, cannot be read one after the other.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: { tsPreCompilationDeps: true, includeOnly: '^src/' },
};
