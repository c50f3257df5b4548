import type { ChatMessageFieldsFragment } from '../../../../gql/chat-parts.ts';
import classes from './link-card.module.css';

/** What the page of a link says of itself; the page is told nothing of who reads it here. */
export function LinkCard({ preview }: Pick<ChatMessageFieldsFragment, 'preview'>) {
  if (!preview) return null;
  const { url, site, title, description } = preview;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow ugc" className={classes.card}>
      <span className={classes.site}>{site}</span>
      <b className={classes.title}>{title}</b>
      {description && <span className={classes.description}>{description}</span>}
    </a>
  );
}
