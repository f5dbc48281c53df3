import type { GenericCheckResult } from '../../contract/checks.ts';
import { TONE_WORDS } from '../../words/names/rating-words.ts';
import { ToneMark } from './tone-mark.tsx';
import { CheckMessage } from './visible-text.tsx';

interface CheckListProps {
  checks: readonly GenericCheckResult[];
  /** Whether each check has a frame and a heading. */
  isFramed?: boolean;
}

/** Shows checks with their status and message, in the given order. */
export function CheckList({ checks, isFramed = false }: CheckListProps) {
  return (
    <ul className={isFramed ? 'panel lined' : 'stack gap-2 pad-above-3'}>
      {checks.map(({ check, check_name, status, message }) => (
        <li key={check} className={`beside small gap-3 ${isFramed ? 'inset' : ''}`}>
          <ToneMark
            tone={status}
            label={TONE_WORDS[status]}
            {...(isFramed && { size: '1.125rem' })}
          />
          <div>
            {isFramed && <h2 className="regular snug">{check_name}</h2>}
            <p className="soft">
              {!isFramed && <strong className="ink strong apart">{check_name}</strong>}{' '}
              <CheckMessage text={message} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
