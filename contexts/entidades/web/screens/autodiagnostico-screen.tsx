import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { Chip } from '@marco/web-kit/chip';
import { EmptyState } from '@marco/web-kit/empty-state';
import { LoadBlock } from '@marco/web-kit/load-block';
import { PageHeading } from '@marco/web-kit/page';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toAutodiagnosticos } from '../../contract/entidades.paths.ts';
import type { Autodiagnostico } from '../../contract/index.ts';
import { BorradorAutodiagnostico } from '../autodiagnosticos/borrador-autodiagnostico.tsx';
import { ResultadoAutodiagnostico } from '../autodiagnosticos/resultado-autodiagnostico.tsx';
import { useAutodiagnostico } from '../autodiagnosticos/use-autodiagnostico.ts';
import { EntidadAutocomplete } from '../widgets/entidad-autocomplete.tsx';

const TITULO = 'Autodiagnóstico de madurez';

/** What the entidad of the session says of its maturity, answered and presented here (IND-39). */
export function AutodiagnosticoScreen() {
  const autodiagnostico = useAutodiagnostico();
  if (autodiagnostico.data) return <Propio autodiagnostico={autodiagnostico.data} />;
  return (
    <>
      <PageHeading title={TITULO} />
      <LoadBlock query={autodiagnostico} subject="el autodiagnóstico">
        {() => null}
      </LoadBlock>
    </>
  );
}

function Propio({ autodiagnostico }: { readonly autodiagnostico: Autodiagnostico }) {
  const { entidad, borrador, presentados, modelos, modelo: version, permisos } = autodiagnostico;
  const modelo = modelos.find((uno) => uno.version === version);
  const [isAnswering, setAnswering] = useState(borrador !== null || presentados.length === 0);
  const canAnswer = permisos.editar.allowed && modelo !== undefined;
  const isWriting = isAnswering && canAnswer;
  return (
    <>
      <PageHeading
        title={TITULO}
        lead={`Qué tan madura es la interoperabilidad de ${entidad.nombre}, por los criterios del marco. La entidad responde por sí misma.`}
        chip={isWriting ? <Chip tone="yellow">Borrador</Chip> : null}
        actions={
          canAnswer && !isWriting ? (
            <Button icon={<Pencil size={18} />} onClick={() => setAnswering(true)}>
              Responder uno nuevo
            </Button>
          ) : null
        }
      />
      <CardStack>
        {autodiagnostico.leeTodas ? <OtraEntidad /> : null}
        {isWriting ? (
          <BorradorAutodiagnostico
            autodiagnostico={autodiagnostico}
            modelo={modelo}
            onPresented={() => setAnswering(false)}
          />
        ) : presentados.length > 0 ? (
          <ResultadoAutodiagnostico {...autodiagnostico} />
        ) : (
          <EmptyState
            title="La entidad todavía no ha presentado un autodiagnóstico"
            text="Lo responden las personas de la entidad y lo presenta su líder de interoperabilidad."
          />
        )}
      </CardStack>
    </>
  );
}

/** Opens what another entidad presented. */
function OtraEntidad() {
  const navigate = useNavigate();
  return (
    <Card title="De otra entidad" isForScreen>
      <EntidadAutocomplete
        label="Entidad"
        value={null}
        onSelectionChange={(entidad) => {
          if (entidad !== null) void navigate(toAutodiagnosticos(entidad.id));
        }}
      />
    </Card>
  );
}
