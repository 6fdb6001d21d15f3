import { Component, type ReactNode } from 'react';
import { RotateCw } from '../components/icons.ts';
import { Button } from '../components/ui/button.tsx';
import { Notice } from '../components/ui/notice.tsx';
import { PartMissing } from '../lib/lazy-part.ts';
import { SHELL } from '../texts/shell.ts';

interface State {
  readonly error: Error | null;
}

/** Where code does not come that a view needs, such as after an update of the server: says so, and the rest of the page stays. */
export class PartBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    // Anything else is a fault of the page itself.
    if (!(error instanceof PartMissing)) throw error;
    return (
      <Notice
        tone="error"
        className="col-span-full w-full"
        title={SHELL.partMissing}
        action={
          <Button size="sm" onClick={() => location.reload()}>
            <RotateCw aria-hidden />
            {SHELL.reload}
          </Button>
        }
      >
        {SHELL.partMissingHint}
      </Notice>
    );
  }
}
