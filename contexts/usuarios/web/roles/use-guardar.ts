import { ApiError } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { type ConflictField, openConflict } from '@marco/web-kit/conflict-modal';
import { openFailure } from '@marco/web-kit/failure-modal';
import { useModal } from '@marco/web-kit/modal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ROLES_KEY } from './use-roles.ts';

interface GuardarOptions<Current extends { readonly version: number }, Result> {
  /** Sends the change on a version. */
  readonly send: (version: number) => Promise<Result>;
  /** Both versions of each field, where somebody else changed the record meanwhile. */
  readonly compare: (current: Current) => readonly ConflictField[];
  /** What is said once it is stored. */
  readonly done: string;
  readonly onDone: (result: Result) => void;
}

/** Saves an edited record; when it changed meanwhile, shows both versions and lets the person choose (412). */
export function useGuardar<Current extends { readonly version: number }, Result>(
  options: GuardarOptions<Current, Result>,
) {
  const { send, compare, done, onDone } = options;
  const modals = useModal();
  const banner = useBanner();
  const queries = useQueryClient();
  const mutation = useMutation({
    mutationFn: send,
    onSuccess: async (result) => {
      banner.success(done);
      await queries.invalidateQueries({ queryKey: ROLES_KEY });
      onDone(result);
    },
    onError: async (error) => {
      if (!(error instanceof ApiError && error.status === 412)) return void openFailure(modals, error);
      const current = error.actual as Current;
      if (await openConflict(modals, compare(current))) mutation.mutate(current.version);
    },
  });
  return mutation;
}
