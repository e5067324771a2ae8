import { messageRuns, type MessagePart } from './messageRuns';
import styles from './ProductionErrorPage.module.css';

interface ErrorMessageProps {
  /** The message as packages have it: `%s` for each argument, code between backticks. */
  message: string;
  args: readonly string[];
  /** What stands for an argument that is not there. */
  missing: string;
}

/** A message of the packages, which are written in English, with its arguments. Those may be a stranger's: they are text. */
export function ErrorMessage({ message, args, missing }: ErrorMessageProps) {
  return (
    <p className={styles.message} dir="ltr" lang="en">
      {messageRuns(message, args).map(({ isCode, parts }, index) => {
        const drawn = parts.map((part, place) => <Part key={place} {...part} missing={missing} />);
        return isCode ? <code key={index}>{drawn}</code> : <span key={index}>{drawn}</span>;
      })}
    </p>
  );
}

function Part({ kind, text, missing }: MessagePart & { missing: string }) {
  if (kind === 'missing') return <i>{missing}</i>;
  if (kind === 'argument') return <bdi>{text}</bdi>;
  if (kind === 'text') return text;
  return (
    <a href={text} rel="noopener">
      {text}
    </a>
  );
}
