-- What an inviter wrote to the person, so that an invitation that is sent again still says it. Gone with the answer.
alter table users add column invitation_message text;
