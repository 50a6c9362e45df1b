import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

type Path = { node: { type: string }; parentPath: Path | null };

/** The words of what is thrown are for developers: no test promises them. Those of refusals are for the shop, and are mutated. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'thrown-words', {
    shouldIgnore({ node, parentPath }: Path): string | undefined {
      if (!/^(?:StringLiteral|TemplateLiteral)$/.test(node.type)) return undefined;
      for (let path = parentPath; path; path = path.parentPath)
        if (path.node.type === 'ThrowStatement') return 'Words of what is thrown are for developers.';
      return undefined;
    },
  } as never),
];
