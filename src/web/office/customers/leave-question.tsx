import { Question } from '../../ui/question.tsx';

type LeaveQuestionProps = { onYes: () => void; onCancel: () => void };

export function LeaveQuestion({ onYes, onCancel }: LeaveQuestionProps) {
  return (
    <Question title="Leave without saving?" yes="Discard what I typed" busy={false} onYes={onYes} onCancel={onCancel}>
      <p>What you typed in this form is then gone.</p>
    </Question>
  );
}
