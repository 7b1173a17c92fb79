import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useAddressParams } from '../page/index.ts';
import { goToBlock } from '../reading-page/index.ts';

/**
 * An address of the tabs a page had before ('?pestana=') leads to the block that took their place, in the same entry of
 * the history.
 *
 * @param find the block of a tab; null where it names none
 */
export function useBlockOfTab(find: (tab: string) => string | null): void {
  const { params } = useAddressParams();
  const navigate = useNavigate();
  const tab = params.get('pestana');
  const block = tab === null ? null : find(tab);
  useEffect(() => {
    if (tab === null) return;
    if (block !== null) goToBlock(block);
    const rest = new URLSearchParams(params);
    rest.delete('pestana');
    void navigate(
      { search: rest.toString(), hash: block ?? '' },
      { replace: true, preventScrollReset: true, flushSync: true },
    );
  }, [params, tab, block, navigate]);
}
