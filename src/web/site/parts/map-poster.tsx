import { type SyntheticEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Contact } from '#domain/company/contact.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../words/site-words.tsx';
import styles from './map-poster.module.css';
import { mapSheet, sheetSize } from './map-sheet.ts';
import { useMap } from './use-map.ts';

type Office = Contact['offices'][number];

type MapPosterProps = {
  office: Office;
  /** A text about the office: `named('Map of the {city} office')` → `'Map of the Kochi office'`. */
  named(pattern: string, values?: Record<string, string>): string;
};

/** The place of an office: our own drawing, then over it the map of OpenStreetMap when the visitor scrolls there, and a link. */
export function MapPoster({ office, named }: MapPosterProps) {
  const { words } = useWords();
  const { latitude, longitude } = office;
  const box = useRef<HTMLDivElement>(null);
  const { state, load, show } = useMap(embedOf(office), box);

  /** The button disappears, so its focus moves to the map. */
  const showFrame = ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) => {
    const hasFocus = box.current?.querySelector('button') === document.activeElement;
    flushSync(show);
    if (hasFocus) frame.focus({ preventScroll: true });
  };

  return (
    <div>
      <div ref={box} className={styles.poster}>
        <Drawing office={office} named={named} />
        {(state === 'framed' || state === 'shown') && (
          <iframe
            src={embedOf(office)}
            title={named(words.home.mapOf)}
            sandbox="allow-scripts allow-same-origin allow-popups"
            data-shown={state === 'shown' || undefined}
            onLoad={showFrame}
          />
        )}
        {state !== 'shown' && (
          <Button
            onClick={load}
            data-live=""
            aria-disabled={state === 'requested' || state === 'framed'}
            aria-label={named(words.home.showMapOf)}
          >
            {words.home.showMap}
          </Button>
        )}
      </div>
      <a
        className="target"
        href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
        aria-label={named(words.home.openMapOf)}
      >
        {words.home.openMap}
      </a>
      <p className={styles.failed} role="status">
        {state === 'failed' && words.home.mapFailed}
      </p>
    </div>
  );
}

function embedOf({ latitude, longitude }: Office) {
  const box = [longitude - 0.01, latitude - 0.0066, longitude + 0.01, latitude + 0.0066].map((each) => each.toFixed(5));
  const query = new URLSearchParams({ bbox: box.join(','), layer: 'mapnik', marker: `${latitude},${longitude}` });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

/** Only facts, no streets: meridians and parallels, circles of distance, and the firm's mark in the middle. */
function Drawing({ office: { latitude, longitude }, named }: MapPosterProps) {
  const { words } = useWords();
  const { meridians, parallels } = mapSheet({ latitude, longitude });
  const { width, height, metresAStep } = sheetSize;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={named(words.home.drawing, {
        latitude: `${Math.abs(latitude)}° ${latitude < 0 ? 'S' : 'N'}`,
        longitude: `${Math.abs(longitude)}° ${longitude < 0 ? 'W' : 'E'}`,
      })}
    >
      <path className={styles.ground} d={`M0 0h${width}v${height}H0z`} />
      <path
        className={styles.globe}
        d={[...meridians.map(({ at }) => `M${at} 0V${height}`), ...parallels.map(({ at }) => `M0 ${at}H${width}`)].join(
          '',
        )}
      />
      {[200, 400, 600].map((metres) => (
        <g key={metres}>
          <circle className={styles.ring} cx={width / 2} cy={height / 2} r={metres / metresAStep} />
          <text className={styles.distance} x={width / 2} y={height / 2 + metres / metresAStep - 8}>
            {fillWords(words.home.metres, { n: metres })}
          </text>
        </g>
      ))}
      {meridians.slice(1, -1).map(({ at, label }) => (
        <text key={label} className={styles.angle} x={at + 6} y={28}>
          {label}
        </text>
      ))}
      {parallels.slice(1, -1).map(({ at, label }) => (
        <text key={label} className={styles.angle} x={10} y={at - 8}>
          {label}
        </text>
      ))}
      <g className={styles.mark} transform={`translate(${width / 2} ${height / 2})`}>
        <path className={styles.plate} d="M-32-32h64v64h-64z" />
        <path d="M-6 22.5h-16.5v-45h45v45H6" fill="none" stroke="currentColor" strokeWidth="5" />
        <path d="M-9-9h18v18H-9z" fill="currentColor" />
      </g>
      <g className={styles.north} transform="translate(756 52)">
        <path d="M0-22l11 40-11-9-11 9z" fill="currentColor" />
        <text y={42}>{words.home.north}</text>
      </g>
    </svg>
  );
}
