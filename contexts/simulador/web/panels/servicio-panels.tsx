import type { ServicioPanel } from '@marco/servicios/widgets';
import { ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { ClipboardCheck, Play } from 'lucide-react';
import { toEnsayoXroad } from '../../contract/ensayos-xroad.paths.ts';
import { toSimulador } from '../../contract/simulador.paths.ts';

/** The way to the simulator of the servicio. */
const ProbarServicio: ServicioPanel['Panel'] = ({ servicioId, versionId, activo }) =>
  activo && versionId !== null ? (
    <Card
      title="Simulador"
      aside={
        <ButtonLink variant="secondary" size="small" icon={<Play size={16} />} to={toSimulador(servicioId)}>
          Probar el servicio
        </ButtonLink>
      }
    >
      <p>Pruebe cómo responde el servicio con personas inventadas, también cuando falla.</p>
      <ButtonLink
        variant="neutral"
        size="small"
        icon={<ClipboardCheck size={16} />}
        to={toEnsayoXroad(versionId)}
      >
        Ensayar en X-Road
      </ButtonLink>
    </Card>
  ) : null;

/** What the simulator shows in the private page of a servicio. */
export const servicioPanels: readonly ServicioPanel[] = [{ order: 20, Panel: ProbarServicio }];
