import '@marco/web-kit/styles/tokens.css';
import '@marco/web-kit/styles/fonts.css';
import '@marco/web-kit/styles/base.css';
import './app.css';
import { ZONE } from '@marco/country/zone';
import { loadConfiguracion } from '@marco/parametros/widgets';
import { createQueryClient } from '@marco/web-kit/api-client';
import { declareZone } from '@marco/web-kit/format';
import { applyStoredTheme } from '@marco/web-kit/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { createAppRouter } from './app-routes.tsx';
import { createApi } from './create-api.ts';
import { Providers } from './providers.tsx';
import { StartFailure } from './screens/start-failure.tsx';

declareZone(ZONE);
applyStoredTheme();

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element #root');
const root = createRoot(container);
const queries = createQueryClient();
const api = createApi(queries);
const router = createAppRouter();

/** No screen can show before the texts of the product are there; without them the reason shows and a way to try again. */
async function start(): Promise<void> {
  try {
    await loadConfiguracion(queries, api);
    root.render(
      <StrictMode>
        <Providers queries={queries} api={api}>
          <RouterProvider router={router} />
        </Providers>
      </StrictMode>,
    );
  } catch (error) {
    // Start-up failures are logged to the console (specification §8).
    console.error('The application could not start.', error);
    root.render(<StartFailure error={error} onRetry={start} />);
  }
}

void start();
