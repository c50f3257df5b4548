import { type DragEvent, useState } from 'react';

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/**
 * Takes files that are dropped anywhere over a part of the page. While none are taken, a drop does not
 * make the browser leave the page for the file.
 */
export function useFileDrop(onDrop: (files: readonly File[]) => void, isTaken: boolean) {
  const [isOver, setOver] = useState(false);
  return {
    isOver: isOver && isTaken,
    /** What the part listens to. */
    target: {
      onDragOver(event: DragEvent) {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = isTaken ? 'copy' : 'none';
        setOver(true);
      },
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) {
          setOver(false);
        }
      },
      onDrop(event: DragEvent) {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(false);
        if (isTaken) onDrop([...event.dataTransfer.files]);
      },
    },
  };
}
