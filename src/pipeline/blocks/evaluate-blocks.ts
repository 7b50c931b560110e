import { createRequire } from 'node:module';
import type { ComponentType } from 'react';
import {
  type BlockDeclaration,
  type SiteBlock,
  type SiteBlocks,
  slotTag,
} from '../../content/blocks/block-declaration.js';
import type { ObjectSchema } from '../../content/blocks/standard-schema.js';
import { evaluateModule } from '../modules/evaluate-module.js';
import { HandlerRecorder } from '../modules/handler-recorder.js';
import { isReactComponent, reactLibrary } from '../modules/react-library.js';
import { framePlaces, stackFrames } from '../modules/stack-places.js';
import type { CompiledBlocks } from './compiled-blocks.js';

const require = createRequire(import.meta.url);

/** What a file in `blocks` exports. */
interface DefinedBlock {
  readonly attributes?: ObjectSchema | undefined;
  readonly component: ComponentType<object>;
}

/** What is needed to render blocks. */
export type BlockCode = Pick<CompiledBlocks, 'code' | 'sourceMap' | 'declarations'>;

/** Name of the compiled module in stack traces. */
const filename = 'blocks';

/** Returns the blocks of a site. Each is evaluated when a text uses it for the first time. */
export function siteBlocks(
  { code, sourceMap, declarations }: BlockCode,
  siteDir: string,
): SiteBlocks {
  const ready = new Map<string, SiteBlock>();
  const failures = new Map<string, unknown>();
  let module: BlockModule | undefined;
  const placesOf = framePlaces(sourceMap, siteDir);
  return {
    declarations,
    placesOf: (error) => placesOf(stackFrames(error, filename)),
    load: (name) => {
      const known = ready.get(name);
      const declared = declarations.find((block) => block.name === name);
      if (known || !declared) return known;
      // The module of a file that threw is empty when it is evaluated again: another, misleading error.
      if (failures.has(name)) throw failures.get(name);
      try {
        module ??= new BlockModule(code);
        const block = module.block(declared);
        ready.set(name, block);
        return block;
      } catch (error) {
        failures.set(name, error);
        throw error;
      }
    },
  };
}

interface BlockExports {
  readonly blocks: Readonly<Record<string, () => unknown>>;
}

/** The evaluated module of compiled blocks. */
class BlockModule {
  readonly #exports: Partial<BlockExports>;
  readonly #recorder = new HandlerRecorder();

  constructor(code: string) {
    this.#exports = evaluateModule<BlockExports>(code, filename, (name) => this.#require(name));
  }

  /** @throws whatever the file throws, and an Error if it defines no block */
  block(declared: BlockDeclaration): SiteBlock {
    const { attributes, component } = definedBlock(this.#exports.blocks?.[declared.name]?.());
    const { react } = reactLibrary();
    return {
      ...declared,
      schema: attributes,
      render: (values, slots, isInline) => {
        const contents = slots.map((slot) => [slot, react.createElement(slotTag[slot])] as const);
        const props = { inline: isInline, ...values, ...Object.fromEntries(contents) };
        return this.#recorder.render(component, props);
      },
    };
  }

  #require(name: string): unknown {
    if (!name.startsWith('docsgen:')) return require(name);
    return this.#recorder.library(name.slice('docsgen:'.length));
  }
}

function definedBlock(exported: unknown): DefinedBlock {
  const { default: block } = Object(exported);
  const { attributes, component } = Object(block);
  if (!isReactComponent(component))
    throw new Error('the file has no default export defineBlock({ component, … })');
  const { shape, '~standard': standard } = Object(attributes);
  if (attributes !== undefined && !(shape && typeof standard?.validate === 'function'))
    throw new Error('its attributes are no object schema, such as z.object({ … }) of Zod 4');
  return { attributes, component };
}
