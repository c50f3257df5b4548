import { z } from 'zod';
import { limits } from '../../graphql/limits.ts';
import {
  imagesIn,
  mentionsIn,
  plainTextOf,
  type RichTextBlock,
  type RichTextDocument,
  type RichTextInline,
} from '../../texts/rich-text.ts';
import { code, writtenText } from '../fields.ts';

const bounds = limits.richText;

/** Where a link may lead: pages and mailboxes, without a name or a password before the host. */
const href = z
  .string()
  .max(bounds.href)
  .refine((text) => {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (!url || url.username || url.password) return false;
    return ['https:', 'http:', 'mailto:'].includes(url.protocol);
  });

const plainMark = (type: 'bold' | 'italic' | 'strike' | 'code') =>
  z.strictObject({ type: z.literal(type) });

const mark = z.discriminatedUnion('type', [
  plainMark('bold'),
  plainMark('italic'),
  plainMark('strike'),
  plainMark('code'),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href }) }),
]);

const line = z
  .string()
  .min(1)
  .refine((text) => text.isWellFormed());

const inline: z.ZodType<RichTextInline> = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('text'),
    text: line,
    marks: z.array(mark).max(5).optional(),
  }),
  z.strictObject({ type: z.literal('hardBreak') }),
  z.strictObject({
    type: z.literal('mention'),
    attrs: z.strictObject({
      kind: z.enum(['user', 'business']),
      id: z.string().regex(/^[\da-f]{24}$/),
      label: line.max(limits.displayName.max),
    }),
  }),
]);

const inlines = z.array(inline).optional();
const listItem = z.strictObject({
  type: z.literal('listItem'),
  content: z.lazy(() => z.array(block).min(1)),
});
const items = z.array(listItem).min(1);
const pixels = z.int().min(1).max(20_000);

const block: z.ZodType<RichTextBlock> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('paragraph'), content: inlines }),
  z.strictObject({
    type: z.literal('heading'),
    attrs: z.strictObject({ level: z.union([z.literal(2), z.literal(3)]) }),
    content: inlines,
  }),
  z.strictObject({ type: z.literal('bulletList'), content: items }),
  z.strictObject({
    type: z.literal('orderedList'),
    attrs: z.strictObject({ start: z.int().min(0).max(100_000) }).optional(),
    content: items,
  }),
  z.strictObject({
    type: z.literal('blockquote'),
    content: z.lazy(() => z.array(block).min(1)),
  }),
  z.strictObject({ type: z.literal('codeBlock'), content: inlines }),
  z.strictObject({
    type: z.literal('image'),
    attrs: z.strictObject({
      fileId: z.string().regex(/^[\da-f]{24}$/),
      alt: z.string().max(bounds.alt),
      width: pixels,
      height: pixels,
    }),
  }),
]);

const documentSchema: z.ZodType<RichTextDocument> = z.strictObject({
  type: z.literal('doc'),
  content: z.array(block),
});

/** Whether a value is small and flat enough to be looked at more closely. */
function isBounded(value: unknown): boolean {
  let nodes = 0;
  const fits = (node: unknown, depth: number): boolean => {
    if (typeof node !== 'object' || node === null) return true;
    nodes += 1;
    // A node has its attributes, its marks and its content below it.
    if (nodes > bounds.nodes * 4 || depth > bounds.depth * 3) return false;
    return Object.values(node).every((each) => fits(each, depth + 1));
  };
  return fits(value, 0);
}

/**
 * A document of the closed schema, with up to `max` characters of text; not empty. Whatever is not
 * of the schema is refused whole: other nodes, marks and attributes, and links to anything but
 * pages and mailboxes.
 */
export const richText = (max: number) =>
  z.unknown().transform((value, context): RichTextDocument => {
    const refuse = (message: string) => {
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    };
    const parsed = isBounded(value) ? documentSchema.safeParse(value) : null;
    if (!parsed?.success) return refuse(code('FIELD_INVALID'));
    const { data } = parsed;
    const images = imagesIn(data).length;
    if (images > bounds.images || mentionsIn(data).length > bounds.mentions) {
      return refuse(code('FIELD_TOO_LONG'));
    }
    const text = writtenText(max).safeParse(plainTextOf(data));
    const isEmpty = text.error?.issues[0]?.message === code('FIELD_REQUIRED');
    if (text.success || (isEmpty && images > 0)) return data;
    return refuse(text.error.issues[0]?.message ?? code('FIELD_INVALID'));
  });

const emptyDocument = z.strictObject({
  type: z.literal('doc'),
  content: z.array(z.strictObject({ type: z.literal('paragraph') })),
});

/** The same while it is being written: it may also be empty. */
export const unfinishedRichText = (max: number) =>
  z
    .unknown()
    .transform((value) =>
      emptyDocument.safeParse(value).success ? { type: 'doc' as const, content: [] } : value,
    )
    .pipe(
      z.union([z.strictObject({ type: z.literal('doc'), content: z.tuple([]) }), richText(max)]),
    );
