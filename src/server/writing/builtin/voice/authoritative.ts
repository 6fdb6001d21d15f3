import type { ToneVoice } from './tone-voice.ts';

export const authoritative: ToneVoice = {
  hook: {
    question: {
      post: 'Answer it before you read on.',
      short: 'Answer this first.',
      video: 'Answer one question before you act.',
    },
    contrast: {
      post: 'Hear both sides. Then decide.',
      short: 'Pick a side, then prove it.',
      video: 'Judge both sides on the evidence.',
    },
    list: {
      post: 'Take these in order.',
      short: 'Take these points one by one.',
      video: 'Complete this check before you decide.',
    },
    story: {
      post: 'Our position, on record.',
      short: 'Our position first. Test it.',
      video: 'We start with our position.',
    },
    figure: {
      post: 'Read the figure. Then decide.',
      short: 'Look at this figure first.',
      video: 'Evidence first. Here is the figure.',
    },
  },
  opening: {
    question: {
      blog: 'Decide nothing yet. Put the question first, examine the evidence, and only then commit.',
      newsletter: 'Answer one question before you act. Then hold your answer against the evidence.',
      video: 'Put the question first. Examine the evidence. Then commit.',
    },
    contrast: {
      blog: 'Take both positions seriously, then choose. Demand the same evidence from each.',
      newsletter: 'Judge both positions by what can be verified, and by nothing else.',
      video: 'Examine both positions. Keep what can be shown, and discard the rest.',
    },
    list: {
      blog: 'Treat this as a standard to meet. Complete each point, or say why not.',
      newsletter: 'Work through this with a decision in front of you. Leave no point open.',
      video: 'Give each point a yes or a no. Then move on.',
    },
    story: {
      blog: 'We take a position here. Test it as hard as you like.',
      newsletter: 'We open with a claim of our own. Hold it to the standard you set for others.',
      video: 'We put our position first. Apply every test you have.',
    },
    figure: {
      blog: 'Start with the evidence: one figure, quoted with its source. Check what it covers before you use it.',
      newsletter: 'Read the figure and its source. Then ask what follows for you.',
      video: 'Look at one figure with its source. Check what it covers, then draw your conclusion.',
    },
  },
  link: [
    'The evidence, as quoted from {source}:',
    'On record in {source}:',
    'Verbatim from {source}:',
    'Start from the text of {source}:',
    'To be noted, from {source}:',
    'Mark this sentence from {source}:',
    'Quoted without change from {source}:',
    'As documented in {source}:',
    'The record, from {source}:',
    'Examine this statement from {source}:',
    'The wording in {source}, unchanged:',
    'The passage in {source}:',
  ],
  define: [
    'Fix the term first, from {source}:',
    'Define it before you debate it, with {source}:',
    'Settle the word, as in {source}:',
  ],
  stance: [
    'Our position is this:',
    'We state it plainly:',
    'Our judgement:',
    'On this we are clear:',
    'Our verdict:',
    'We stand by this:',
  ],
  weigh: [
    'Refute it with evidence, or act on it.',
    'Bring the case that breaks it.',
    'Apply it to your own case, and report the result.',
    'Judge it by results, not by who said it.',
    'Name the result that would overturn it.',
    'Demand the same of every other view.',
  ],
  invite: [
    'Write to us if your findings differ.',
    'Send us the case that contradicts this.',
    'Ask us for details, and hold us to them.',
    'Bring your own evidence and send it to us.',
    'Put your question to us in writing.',
    'State your position and send it to us.',
  ],
  ask: [
    'Agree, or refute?',
    'What is your evidence?',
    'Which side, and why?',
    'Can you prove it?',
    'What is your verdict?',
    'What does your record say?',
  ],
  button: ['State your position', 'Read the details', 'Contact us'],
  close: ['Respectfully,', 'Yours faithfully,', 'Yours,'],
};
