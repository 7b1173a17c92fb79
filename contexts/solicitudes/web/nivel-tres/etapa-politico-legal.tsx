import { Button, reachedLimit } from '@marco/web-kit/button';
import { Plus } from 'lucide-react';
import { CARPETAS_NIVEL_TRES, LIMITES_SOLICITUD } from '../../contract/terms.ts';
import { FilaNorma } from '../formulario/fila-norma.tsx';
import { createNorma, type ValoresNorma } from '../formulario/valores.ts';
import { getNivelTres } from './get-nivel-tres.ts';
import { ParteCard } from './parte-card.tsx';
import { RespuestaCard } from './respuesta-card.tsx';
import type { FormularioDeNivelTres } from './use-formulario-nivel-tres.ts';

interface EtapaProps {
  readonly formulario: FormularioDeNivelTres;
}

/** What lets the servicio be published: norms, agreements, personal data and the approval of the entity. */
export function EtapaPoliticoLegal({ formulario }: EtapaProps) {
  const { personales, sensibles } = getNivelTres(formulario.guardada).datos;
  return (
    <>
      <NormasCard formulario={formulario} />
      <RespuestaCard
        formulario={formulario}
        parte="acuerdo"
        lugar="politico-legal.acuerdo"
        titulo="Convenio o acuerdo"
        texto="Lo que dice qué responde cada parte por el intercambio."
        campos={[
          { campo: 'tipo', span: 6, required: true },
          { campo: 'numero', span: 6, required: true },
          { campo: 'fecha', span: 6, required: true },
          { campo: 'vigenciaHasta', span: 6, hint: 'Vacía si no termina.' },
          { campo: 'partes', span: 12, required: true, hint: 'Una en cada renglón.' },
        ]}
        documento={{ required: true }}
      />
      <RespuestaCard
        formulario={formulario}
        parte="vinculacion"
        lugar="politico-legal.vinculacion"
        titulo="Vinculación con la Agencia Nacional Digital"
        texto="El acuerdo por el que su entidad usa la plataforma de interoperabilidad."
        campos={[
          { campo: 'numero', span: 4, required: true },
          { campo: 'fecha', span: 4, required: true },
          { campo: 'vigenciaHasta', span: 4, hint: 'Vacía si no termina.' },
        ]}
        documento={{ required: true }}
      />
      <RespuestaCard
        formulario={formulario}
        parte="politicaDatos"
        lugar="politico-legal.politicaDatos"
        titulo="Política de tratamiento de datos"
        texto={
          personales
            ? 'Los mensajes llevan datos personales: escriba la dirección de la política o adjunte su documento.'
            : 'Los mensajes no llevan datos personales: no hace falta.'
        }
        campos={[
          { campo: 'url', span: 8 },
          { campo: 'fecha', span: 4, required: personales },
        ]}
        documento={{ required: false }}
      />
      <RespuestaCard
        formulario={formulario}
        parte="aviso"
        lugar="politico-legal.aviso"
        titulo="Aviso, autorización o excepción de ley"
        texto={
          sensibles
            ? 'Los mensajes llevan datos sensibles o privados: adjunte el aviso o la autorización, o escriba la excepción de ley.'
            : 'Los mensajes no llevan datos sensibles ni privados: no hace falta.'
        }
        campos={[{ campo: 'excepcion', span: 12, hint: 'La norma y el artículo que exceptúan.' }]}
        documento={{ required: false }}
      />
      <RespuestaCard
        formulario={formulario}
        parte="aprobacion"
        lugar="politico-legal.aprobacion"
        titulo="Aprobación interna de publicar"
        texto="El acto o memorando con que su entidad aprueba publicar el servicio."
        campos={[{ campo: 'fecha', span: 6, required: true }]}
        documento={{ required: true }}
      />
    </>
  );
}

function NormasCard({ formulario: { guardada, diligenciamiento, cargas } }: EtapaProps) {
  const { values, change, read } = diligenciamiento;
  const { normas } = values;
  const write = (edit: (actuales: readonly ValoresNorma[]) => readonly ValoresNorma[]) =>
    change({ normas: edit(read().values.normas) });
  const { maximoNormas } = LIMITES_SOLICITUD;
  return (
    <ParteCard
      solicitud={guardada}
      lugar="politico-legal.normas"
      titulo="Normas que dan competencia"
      texto="Las que permiten tener y compartir los datos, cada una con su documento."
    >
      {normas.map((norma, at) => (
        <FilaNorma
          key={norma.clave}
          norma={norma}
          lugar={at + 1}
          carpeta={CARPETAS_NIVEL_TRES.normas}
          onChange={(part) =>
            write((actuales) =>
              actuales.map((una) => (una.clave === norma.clave ? { ...una, ...part } : una)),
            )
          }
          onRemove={
            normas.length === 1
              ? undefined
              : () => write((actuales) => actuales.filter(({ clave }) => clave !== norma.clave))
          }
          onCarga={cargas.report}
        />
      ))}
      <div>
        <Button
          variant="secondary"
          size="small"
          icon={<Plus size={16} />}
          blocked={
            normas.length >= maximoNormas
              ? reachedLimit(`Una solicitud tiene máximo ${maximoNormas} normas.`)
              : undefined
          }
          onClick={() => write((actuales) => [...actuales, createNorma()])}
        >
          Agregar norma
        </Button>
      </div>
    </ParteCard>
  );
}
