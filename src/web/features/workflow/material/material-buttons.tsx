import { FileUp, Library, Link, Plus } from '../../../components/icons.ts';
import { useRef, type RefObject } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { WORKFLOW_TEXTS } from '../../../texts/workflow.ts';

const { kept: texts } = WORKFLOW_TEXTS;

/** What the server can read; a file of another kind is told by it. */
const ACCEPTED = '.pdf,.docx,.md,.markdown,.txt,.html,.htm';

export type MaterialDialog = 'link' | 'library';

export interface MaterialButtonsProps {
  noteButton: RefObject<HTMLButtonElement | null>;
  addNote: string;
  onNote: () => void;
  onFiles: (files: readonly File[]) => void;
  onDialog: (dialog: MaterialDialog) => void;
}

/** The ways to bring material along. */
export function MaterialButtons({ noteButton, addNote, onNote, onFiles, onDialog }: MaterialButtonsProps) {
  const filePicker = useRef<HTMLInputElement>(null);
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button ref={noteButton} variant="outline" size="sm" onClick={onNote}>
        <Plus aria-hidden />
        {addNote}
      </Button>
      <Button variant="outline" size="sm" onClick={() => onDialog('link')}>
        <Link aria-hidden />
        {texts.addLink}
      </Button>
      <Button variant="outline" size="sm" onClick={() => filePicker.current?.click()}>
        <FileUp aria-hidden />
        {texts.addFiles}
      </Button>
      <Button variant="ghost" size="sm" onClick={() => onDialog('library')}>
        <Library aria-hidden />
        {texts.choose}
      </Button>
      <input
        ref={filePicker}
        type="file"
        multiple
        hidden
        accept={ACCEPTED}
        aria-label={texts.addFiles}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again after it was left out.
          target.value = '';
        }}
      />
    </div>
  );
}
