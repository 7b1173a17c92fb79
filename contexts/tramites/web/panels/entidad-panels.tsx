import type { EntidadPanel } from '@marco/entidades/widgets';
import { ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { LoadBlock } from '@marco/web-kit/load-block';
import { toPapelesDeEntidad } from '../../contract/tramites.paths.ts';
import { presentCuenta } from '../../rules/mapa/frase-cuenta.ts';
import { AhorroCard } from '../ahorro/ahorro-card.tsx';
import { usePapeles } from '../mapa/use-mapa.ts';

/** What the once-only map says of an entidad. */
function PapelesDeEntidad({ entidadId }: { readonly entidadId: number }) {
  const papeles = usePapeles({ entidadId: String(entidadId), pagina: 1, tamano: 1, veredicto: null });
  return (
    <LoadBlock query={papeles} subject="los papeles que pide la entidad">
      {({ cuenta, ahorro }) => (
        <>
          <Card
            title="Papeles que pide"
            aside={
              <ButtonLink size="small" variant="neutral" to={toPapelesDeEntidad(entidadId)}>
                Ver los papeles
              </ButtonLink>
            }
          >
            <p>{presentCuenta(cuenta)}.</p>
          </Card>
          <AhorroCard ahorro={ahorro} de="sus trámites" />
        </>
      )}
    </LoadBlock>
  );
}

/** Papers an entidad asks for, in its detail. */
export const entidadPanels: readonly EntidadPanel[] = [
  { id: 'papeles', label: 'Papeles', order: 40, Panel: PapelesDeEntidad },
];
