type Path = { node: { type: string }; parentPath: Path | null };

/** The words of what is thrown are for developers: no test promises them. Those of refusals are for the shop, and are mutated. */
const ignorer = {
  shouldIgnore({ node, parentPath }: Path): string | undefined {
    if (!/^(?:StringLiteral|TemplateLiteral)$/.test(node.type)) return undefined;
    for (let path = parentPath; path; path = path.parentPath)
      if (path.node.type === 'ThrowStatement') return 'Words of what is thrown are for developers.';
    return undefined;
  },
};

/** By this name Stryker finds what a plugin has. */
export const strykerPlugins = [{ kind: 'Ignore', name: 'thrown-words', value: ignorer }];
