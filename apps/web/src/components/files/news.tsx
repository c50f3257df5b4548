import { VisuallyHidden } from '@wiki/ui';

/** Says what just happened to those who do not see it. */
export function News({ text }: { text: string }) {
  return (
    <VisuallyHidden>
      <output>{text}</output>
    </VisuallyHidden>
  );
}
