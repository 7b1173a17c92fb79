import type { Configuracion } from '@marco/parametros/contract';
import { useConfiguracion } from '@marco/parametros/widgets';
import { type ApiClient, useApi } from '@marco/web-kit/api-client';
import { type Modals, useModal } from '@marco/web-kit/modal';
import { type NavigateFunction, useNavigate } from 'react-router';

/** What the steps of a sign-in need of the page around them. */
export interface SignInEnvironment {
  readonly api: ApiClient;
  readonly settings: Configuracion;
  readonly modals: Modals;
  readonly navigate: NavigateFunction;
}

export function useSignInEnvironment(): SignInEnvironment {
  const api = useApi();
  const settings = useConfiguracion();
  const modals = useModal();
  const navigate = useNavigate();
  return { api, settings, modals, navigate };
}
