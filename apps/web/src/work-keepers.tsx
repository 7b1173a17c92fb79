import { SegundoFactorKeeper } from '@marco/acceso/web';
import { FocusKeeper } from '@marco/web-kit/focus-keeper';
import { UnsavedChangesQuestion } from '@marco/web-kit/unsaved-changes';

/** What keeps the place and the unsaved work of a person, once for all screens. */
export function WorkKeepers() {
  return (
    <>
      <FocusKeeper />
      <UnsavedChangesQuestion />
      <SegundoFactorKeeper />
    </>
  );
}
