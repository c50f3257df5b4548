import type { RichTextBlock, RichTextDocument, RichTextInline, RichTextMark } from '@wiki/domain';
import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ImageFieldsFragment } from '../../gql/components.ts';
import { paths } from '../../lib/paths.ts';
import { Picture } from '../../components/files/picture.tsx';
import classes from './rich-text.module.css';

export interface RichTextProps {
  document: RichTextDocument;
  /** The pictures of the document, as the API gives them. */
  images?: readonly ImageFieldsFragment[];
  /** The level of its larger headings: that of the heading above it, and one more. */
  headingLevel?: 2 | 3 | 4;
  /** The language that it is written in. */
  lang?: string;
}

/** A written text. Only what its closed schema knows is shown, by components: it's never HTML. */
export function RichText({ document, images, headingLevel = 2, lang }: RichTextProps) {
  const known = new Map(images?.map((image) => [image.fileId, image]));
  return (
    <div className={classes.text} lang={lang}>
      <Blocks blocks={document.content} images={known} headingLevel={headingLevel} />
    </div>
  );
}

/** Parts that have no identity but their place: a text is shown as it is. */
const inPlace = <Part,>(parts: readonly Part[], show: (part: Part) => ReactNode) =>
  createElement(Fragment, null, ...parts.map(show));

interface BlocksProps {
  blocks: readonly RichTextBlock[];
  images: ReadonlyMap<string, ImageFieldsFragment>;
  headingLevel: number;
}

function Blocks({ blocks, ...shared }: BlocksProps) {
  return inPlace(blocks, (block) => <Block block={block} {...shared} />);
}

function Block({ block, ...shared }: Omit<BlocksProps, 'blocks'> & { block: RichTextBlock }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Inlines inlines={block.content} />
        </p>
      );
    case 'heading': {
      const level = Math.min(shared.headingLevel + block.attrs.level - 2, 6);
      const Heading = `h${level}` as 'h2';
      return (
        <Heading data-level={block.attrs.level}>
          <Inlines inlines={block.content} />
        </Heading>
      );
    }
    case 'bulletList':
    case 'orderedList': {
      const items = inPlace(block.content, (item) => (
        <li>
          <Blocks blocks={item.content} {...shared} />
        </li>
      ));
      return block.type === 'bulletList' ? (
        <ul>{items}</ul>
      ) : (
        <ol start={block.attrs?.start}>{items}</ol>
      );
    }
    case 'blockquote':
      return (
        <blockquote>
          <Blocks blocks={block.content} {...shared} />
        </blockquote>
      );
    case 'codeBlock':
      return (
        <pre>
          <code>
            <Inlines inlines={block.content} />
          </code>
        </pre>
      );
    case 'image': {
      const image = shared.images.get(block.attrs.fileId);
      if (!image) return null;
      return (
        <figure style={{ maxWidth: shownWidth(image) }}>
          <Picture image={image} alt={block.attrs.alt} sizes="(max-width: 48em) 100vw, 704px" />
          {block.attrs.alt && <figcaption>{block.attrs.alt}</figcaption>}
        </figure>
      );
    }
  }
}

/** No picture is shown larger than it is, nor a high one beyond a screen. */
function shownWidth({ width, height }: { width: number; height: number }): number {
  return Math.round(Math.min(width, (mostHeight * width) / height));
}

/** In CSS pixels. */
const mostHeight = 720;

function Inlines({ inlines }: { inlines?: readonly RichTextInline[] | undefined }) {
  return inPlace(inlines ?? [], (inline) => <Inline inline={inline} />);
}

function Inline({ inline }: { inline: RichTextInline }) {
  if (inline.type === 'hardBreak') return <br />;
  if (inline.type === 'mention') {
    const { kind, id, label } = inline.attrs;
    return (
      <Link
        className={classes.mention}
        to={kind === 'user' ? paths.userProfile(id) : paths.entrepreneur(id)}
      >
        @{label}
      </Link>
    );
  }
  return (inline.marks ?? []).reduce<ReactNode>(
    (inner, mark) => <Mark mark={mark}>{inner}</Mark>,
    <Fragment>{inline.text}</Fragment>,
  );
}

function Mark({ mark, children }: { mark: RichTextMark; children: ReactNode }) {
  switch (mark.type) {
    case 'bold':
      return <strong>{children}</strong>;
    case 'italic':
      return <em>{children}</em>;
    case 'strike':
      return <s>{children}</s>;
    case 'code':
      return <code>{children}</code>;
    case 'link':
      // What people link to isn't recommended by the site, nor told where the reader comes from.
      return (
        <a href={mark.attrs.href} target="_blank" rel="nofollow ugc noopener noreferrer">
          {children}
        </a>
      );
  }
}
